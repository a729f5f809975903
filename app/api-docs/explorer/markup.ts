/** The API explorer: swagger-ui over the OpenAPI document, in the visitor's theme. */

interface Explorer {
  readonly nonce: string;
  readonly theme: 'light' | 'dark' | undefined;
}

/** Additions to swagger-ui's own style: page background, and layout of operations on phones. */
const STYLE = `:root{color-scheme:light;--paper:#f3e9d2;--ink:#2b2118}
:root.dark-mode{color-scheme:dark;--paper:#1b1611;--ink:#eadfc8}
body{margin:0;background:var(--paper);color:var(--ink);font-family:system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.75rem 1rem;max-width:1460px;margin:auto}
header a{color:inherit;padding:.5rem 0}header p{margin:0;padding:.5rem 0}
.swagger-ui .scheme-container{background:none;box-shadow:none}#explorer{overflow-x:clip}
.swagger-ui .opblock .opblock-summary-path{word-break:break-word}
@media(max-width:40rem){.swagger-ui .wrapper{padding:0 .5rem}.swagger-ui .opblock .opblock-summary-description{display:none}
.swagger-ui .scheme-container .schemes{justify-content:flex-end}.swagger-ui table{display:block;overflow-x:auto}
.swagger-ui .opblock .opblock-summary-method{min-width:4.5rem;padding:6px 0}.swagger-ui .info{margin:1rem 0}}`;

/**
 * Requests omit cookies, so they get the same response as an external program. The page fetches only the
 * description and the user's requests.
 */
const START = `const root = document.documentElement;
let system;
try { system = matchMedia('(prefers-color-scheme: dark)'); } catch {}
const light = () => root.classList.toggle('dark-mode', (root.dataset.theme ?? (system?.matches ? 'dark' : 'light')) === 'dark');
system?.addEventListener('change', light);
light();
SwaggerUIBundle({
  url: '/api/openapi.json',
  domNode: document.getElementById('explorer'),
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  filter: true,
  validatorUrl: null,
  requestInterceptor: (request) => Object.assign(request, { credentials: 'omit' }),
});`;

/** The page. Its two scripts run under this response's CSP nonce. */
export function explorerHtml({ nonce, theme }: Explorer): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Explorer of the API · Praga by Post</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/api-docs/explorer.css">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/api-docs">The API of Praga by Post</a><p>Authorize takes the token of a seat or an access token.</p></header>
<div id="explorer"><noscript>The explorer is a script. <a href="/api-docs#contents">The operations as pages</a>.</noscript></div>
<script nonce="${nonce}" src="/api-docs/explorer.js"></script>
<script nonce="${nonce}">${START}</script>
</body>
</html>
`;
}
