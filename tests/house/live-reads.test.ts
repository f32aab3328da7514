import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Reads again what it stopped itself, not what an event reports. */
const allowed = ['features/ask-assistant/model/use-ask-assistant.ts']

/** What an event reports is read again by `readAgain` or `readPaced`, which know what this page has read since its own change. */
it('what listens to a room does not read again by itself', () => {
  const sources = readdirSync('src', { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  const repeating = sources.filter((name) => {
    const source = readFileSync(join('src', name), 'utf8')
    return /\bjoinRoom\(/.test(source) && /invalidateQueries|refetchQueries/.test(source)
  })
  expect(repeating).toEqual(allowed)
})
