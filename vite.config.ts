import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

/**
 * Which modules share a file: a page that loads many small files waits for each, and they compress worse. A file holds
 * what is used together, so that hardly anything is loaded in vain; earlier entries take their modules first.
 */
const groups = [
  // Both change seldom, and stay in the browser's cache when the product changes. One file of both would be the last to
  // arrive: connections share the network evenly.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    test: /node_modules\/(xstate|@xstate|openapi-fetch|@tanstack\/(react-router|router-core|history|react-store|store|query-core|react-query))\//,
  },
  { name: 'index', tags: ['$initial' as const] },
  { name: 'start', test: /src\/app\/start\.tsx$/ },
  {
    name: 'sign-in',
    test: /src\/shared\/(ui\/(brand-mark|button|callout|field|icon-button|link-button|password-field|spinner|text-field)|lib\/(class-names|i18n|page-route|page-title)|config)\/|src\/(features\/session|widgets\/auth-links|pages\/auth\/login)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|icons\/(circle-alert|circle-check|eye|eye-off|triangle-alert))\./,
  },
  {
    // What pages behind a link have in common with those of who is signed in.
    name: 'kit',
    test: /src\/shared\/(ui\/(avatar|badge|card|checkbox|empty-state|error-state|facts|form-rows|loaded|loading-overlay|progress-bar|skeleton|status-badge|textarea-field)|lib\/(date-time|file-size|formats|leave-warning|media-query|meter-figure|money|new-id|relative-time|settled|time-zone))\/|src\/shared\/ui\/page-header\/page-header\.tsx$|src\/entities\/machine-instance\/(text|machine-instance)\.ts$|\/(due-progress|meter|bar-chart|public-routes|ask-search|upload-form|shrink-picture|conversation\.queries)\.tsx?$|lucide-react\//,
    minShareCount: 2,
  },
  { name: 'data', test: /src\/entities\/.*\.(queries|mutations)\.ts/, minShareCount: 11 },
  // Each of these with what it imports: what is around every page, what lists have in common, and so on. A broader test
  // takes along what its modules import, and every page then loads tables and editors.
  { name: 'shell', test: /src\/app\/router\/signed-in-shell\.tsx$/ },
  { name: 'routes', test: /src\/app\/router\/all-routes\.ts$/ },
  {
    name: 'question',
    test: /\/question-(form|chips)\.tsx$|\/use-machine-at-hand\.ts$/,
  },
  { name: 'orders', test: /\/(use-live-orders|order-status-badge)\.tsx?$|src\/entities\/portal-order\/text\.ts$/ },
  { name: 'menus', test: /src\/shared\/ui\/dropdown-menu\// },
  {
    name: 'forms',
    test: /react-hook-form\/|src\/shared\/(ui\/(form-dialog|confirm-dialog|drawer)|lib\/api-form)\/|src\/entities\/picture\/(ui|upload)\//,
  },
  {
    name: 'parts',
    test: /src\/shared\/(ui\/(file-drop|list-option|search-field|select-field)|api\/one-by-one)|\/(follow-manuals|use-live-manuals|chosen-instance|machine-kind|machine-drawing|machine-status-badge|maintenance-status-badge)\.tsx?$/,
    minShareCount: 2,
  },
  {
    name: 'ask',
    test: /\/widgets\/conversation\/(text\.ts|model\/use-asked-machine|ui\/(conversation-skeleton|machine-link|machine-gate|panes|ask-workspace))|\/lazy-manual-pane\.tsx$/,
  },
  { name: 'list', test: /src\/shared\/ui\/list-page\/(?!.*-dialog)|lib\/list-search\// },
  {
    name: 'portal',
    test: /\/(link-ended|upcoming-tasks|dealer-of-link|portal-page|use-question-words|machine-of-link|use-enter-hours|ending)\.tsx?$/,
  },
].map((group, place, all) => ({ ...group, priority: all.length - place }))

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // The package writes a <style> element, which the content security policy forbids.
      'react-style-singleton': fileURLToPath(new URL('./src/shared/lib/adopted-style/index.ts', import.meta.url)),
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: {
      '/api': server,
      '/sandbox': server,
      '/socket.io': { target: server, ws: true },
    },
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Files below this size would be inlined as data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: {
      // Each browser of the target preloads modules by itself.
      polyfill: false,
      // The first screen lists what it preloads: nothing that its document names already, nor for pages that few people
      // open from there.
      resolveDependencies: (file, dependencies, { hostId }) =>
        !/(index|start)-[^/]*\.js$/.test(hostId) || /\/login-page|routes|shell/.test(file) ? dependencies : [],
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The first screen lists the files of the pages that it leads to, and hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
      },
    },
  },
})
