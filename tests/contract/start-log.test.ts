import { expect, it } from 'vitest'
import { createLogger } from '../../server/infrastructure/logging/logger'
import { createTestApp } from '../support/test-app'

it('nothing is missing when the app is assembled', async () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) })
  const test = await createTestApp({}, { logger })
  expect(lines.filter((line) => line.includes('not found'))).toEqual([])
  expect(lines.filter((line) => Number(JSON.parse(line).level) > 30)).toEqual([])
  await test.close()
})
