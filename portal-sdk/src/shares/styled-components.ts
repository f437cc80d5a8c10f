/** The names that the shell shares with portals as `styled-components`, so that all use one style sheet. */
export { css, default, keyframes, styled } from 'styled-components';
