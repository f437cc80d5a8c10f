/** What the shell shares with portals as `styled-components`: one style sheet for everything. */
export { css, default, keyframes, styled } from 'styled-components';
