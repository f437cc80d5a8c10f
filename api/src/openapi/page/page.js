const dark = matchMedia('(prefers-color-scheme: dark)');

/** Follows the theme chosen in the application, which shares this origin's storage, or else the device. */
function applyTheme() {
  const choice = localStorage.getItem('theme');
  const isDark = choice === 'dark' || (choice !== 'light' && dark.matches);
  document.documentElement.classList.toggle('dark-mode', isDark);
}

applyTheme();
dark.addEventListener('change', applyTheme);
addEventListener('storage', applyTheme);

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  // The schemas are shown with the operations that use them.
  defaultModelsExpandDepth: -1,
  // No token outlives the page, and none is taken from the application's session.
  persistAuthorization: false,
  validatorUrl: null,
  // There is one server to choose from: the one this page came from.
  plugins: [{ components: { ServersContainer: () => null } }],
});
