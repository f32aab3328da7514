import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = 'http://127.0.0.1:3000'

const frame =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|i18next|openapi-fetch|@tanstack\/(react-router|router-core|history|react-store|store|query-core|react-query))\//

/** Icons and hooks, of some hundred bytes each. */
const trifles = /\/(use|check|chevron|message|shopping|tractor|x|skeleton|badge|avatar)-[^/]*\.js$/

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
      // The first screen lists what it preloads: for pages that few people open from there nothing, for others no trifles.
      resolveDependencies: (file, dependencies, { hostId }) => {
        if (!/index-[^/]*\.js$/.test(hostId)) return dependencies
        return /login-page|routes|shell/.test(file) ? dependencies.filter((one) => !trifles.test(one)) : []
      },
    },
    rolldownOptions: {
      output: {
        // What every page needs, in one file: many small ones compress worse, and the first screen has a limit.
        codeSplitting: { groups: [{ name: 'frame', test: frame }] },
        // The first screen lists the files of the pages that it leads to, and hashes do not compress.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        hashCharacters: 'hex',
      },
    },
  },
})
