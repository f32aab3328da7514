import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chromiumArguments, findChromium } from './scripts/find-chromium.mjs'
import { builtPrograms } from './tests/support/built-programs'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

/**
 * The files of a project share what they import, which is most of what a file takes otherwise. What a test changes for
 * all, it changes back.
 */
const isolate = false

const programs = builtPrograms()

const unit: TestProjectConfiguration = {
  plugins: [programs],
  resolve: { alias },
  test: {
    name: 'unit',
    isolate,
    environment: 'node',
    include: ['{server,bench,src,.storybook,tests/house}/**/*.test.ts'],
    exclude: ['**/*.db.test.ts', '**/node_modules/**'],
    // Some read the largest tables that are taken, on machines that may be busy.
    testTimeout: 60_000,
  },
}

/** Tests that need a database get a real one. */
const server: TestProjectConfiguration = {
  plugins: [programs],
  resolve: { alias },
  test: {
    name: 'server',
    isolate,
    environment: 'node',
    include: ['server/**/*.db.test.ts', 'tests/contract/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    // Uploads are read in threads, on machines that may have two cores for all of it.
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
}

const web: TestProjectConfiguration = {
  plugins: [react()],
  resolve: { alias },
  test: {
    name: 'web',
    isolate,
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/shared/lib/testing/browser-stand-ins.ts'],
    // Long forms are typed letter by letter, on machines that may be busy.
    testTimeout: 60_000,
  },
}

/** Every story in a real browser, with axe on each; left out, loudly, where there is no browser. */
function storybook(): TestProjectConfiguration[] {
  const executablePath = findChromium()
  if (!executablePath) {
    console.warn('SKIPPED: the stories, because no Chromium was found. Set CHROMIUM_PATH to run them.')
    return []
  }
  return [
    {
      extends: './vite.config.ts',
      // Found too late otherwise, because the folder of Storybook is hidden; a late find reloads the page under a test.
      optimizeDeps: {
        include: [
          '@xstate/react',
          '@xyflow/react',
          'cmdk',
          'elkjs/lib/elk.bundled.js',
          'react-hook-form',
          'recharts',
          'xstate',
        ],
      },
      plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
      test: {
        name: 'storybook',
        // A first story waits for its modules, on machines that may be busy.
        testTimeout: 60_000,
        browser: {
          enabled: true,
          headless: true,
          isolate,
          screenshotFailures: false,
          provider: playwright({ launchOptions: { executablePath, args: [...chromiumArguments] } }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ]
}

// Every core: the default leaves one out, which is half of a machine with two.
export default defineConfig({
  test: { maxWorkers: '100%', projects: [unit, server, web, ...storybook()] },
})
