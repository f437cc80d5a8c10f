/** What the shell hands portals as `styled-components`: one style sheet for all. */
export { css, default, keyframes, styled } from 'styled-components';
