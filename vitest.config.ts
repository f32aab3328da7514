import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { chromiumArguments, findChromium } from './scripts/find-chromium.mjs'
import { builtPrograms } from './tests/support/built-programs'
import { patienceMs } from './tests/support/patience'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
}

/**
 * The files of a project share what they import, which is most of what a file takes otherwise. What a test changes for
 * all, it changes back.
 */
const isolate = false

/**
 * How long a test or a hook may take, which depends on how busy the machine is: it ends only what hangs. No test has a
 * limit of its own (`tests/house/patience.test.ts`).
 */
const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: patienceMs } } }
const waitsPatiently = 'tests/support/wait-patiently.ts'

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
    setupFiles: [waitsPatiently],
    ...patience,
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
    include: ['server/**/*.db.test.ts', 'tests/{contract,fuzz}/**/*.test.ts'],
    globalSetup: ['tests/support/database-server.ts'],
    setupFiles: [waitsPatiently],
    ...patience,
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
    setupFiles: [waitsPatiently, 'src/shared/lib/testing/browser-stand-ins.ts'],
    ...patience,
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
        include: ['@xstate/react', 'cmdk', 'elkjs/lib/elk.bundled.js', 'react-hook-form', 'recharts', 'xstate'],
      },
      plugins: [storybookTest({ configDir: fileURLToPath(new URL('./.storybook', import.meta.url)) })],
      test: {
        name: 'storybook',
        ...patience,
        browser: {
          enabled: true,
          headless: true,
          isolate,
          screenshotFailures: false,
          // What moves takes the processor from other tests, and a click waits for its end.
          provider: playwright({
            launchOptions: { executablePath, args: [...chromiumArguments] },
            contextOptions: { reducedMotion: 'reduce' },
          }),
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
