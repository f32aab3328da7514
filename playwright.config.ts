import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './scripts/find-chromium.mjs'
import { freePort } from './tests/e2e/support/free-port'

// Chosen once, for the product, its mail server and what that has received: Playwright reads this file again in each of its worker processes.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SMTP_PORT ??= String(await freePort())
process.env.E2E_MAILBOX_PORT ??= String(await freePort())
const address = `http://127.0.0.1:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  forbidOnly: true,
  // Under "flaky" in the report if it passes then, with its trace.
  retries: 1,
  // Two browsers beside the server and its database are what two cores carry.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: address,
    // They would answer what a test has a server answer; journeys without a network allow them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording every step takes as long again as the steps: only what failed is recorded, when it is tried again.
    trace: 'on-first-retry',
    // An animation takes the processor from the other browser, and a click waits for its end.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findChromium(), args: [...chromiumArguments] },
  },
  projects: [
    // A journey whose file ends in `.desk` or `.phone` belongs to one of the two: it asks for a keyboard or a lost
    // network, or stories show its screens at the other width.
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desk.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: [
    {
      command: 'exec node --import tsx tests/e2e/support/serve-mailbox.ts',
      url: `http://127.0.0.1:${process.env.E2E_MAILBOX_PORT}/?to=nobody`,
      stdout: 'ignore',
      stderr: 'pipe',
    },
    {
      command: 'exec node scripts/start-fresh.mjs',
      url: `${address}/readyz`,
      env: {
        PORT: process.env.E2E_PORT,
        DATABASE_URL: '',
        SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
        // A day of the sandbox's bank is short, so that disputes and payouts come within a test.
        PAYMENTS_SANDBOX_DAY_SECONDS: '3',
      },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
})
