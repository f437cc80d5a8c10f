/** The page's stylesheet. Its content policy allows it by hash. */
export const docsStyle = `
:root { color-scheme: light dark; --line: light-dark(#d9d7d0, #3a3c3f); --soft: light-dark(#f4f2ec, #242628); --ink: light-dark(#1d1f20, #ececea); --quiet: light-dark(#5a5c5e, #a9abad); --accent: light-dark(#0b5f66, #6cc5cd); }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1.25rem 4rem; font: 0.9375rem/1.5 system-ui, sans-serif; color: var(--ink); background: light-dark(#fff, #191b1c); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 0.5rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0.5rem; text-transform: capitalize; }
a { color: var(--accent); }
code, pre { font: 0.8125rem/1.5 ui-monospace, monospace; }
details { border: 1px solid var(--line); border-radius: 8px; margin: 0.5rem 0; }
summary { padding: 0.6rem 0.9rem; cursor: pointer; }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
summary h3 { display: inline; font-size: 0.875rem; font-weight: 600; }
summary span { color: var(--quiet); }
.call { padding: 0 0.9rem 0.9rem; border-top: 1px solid var(--line); }
h4 { font-size: 0.8125rem; margin: 1rem 0 0.25rem; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); font-weight: 400; }
thead th { color: var(--quiet); font-size: 0.75rem; }
pre { background: var(--soft); border-radius: 6px; padding: 0.75rem; overflow: auto; max-height: 24rem; margin: 0.25rem 0; }
`;
