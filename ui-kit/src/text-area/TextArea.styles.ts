import styled from 'styled-components';
import { controlBox } from '../theme/control.styles';

export const Area = styled.textarea`
  ${controlBox}
  display: block;
  padding: 7px 11px;
  resize: vertical;
`;
