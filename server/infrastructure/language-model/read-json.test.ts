import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readJson } from './read-json'

const schema = z.object({ part: z.string(), count: z.number().nullable() })
const fits = { part: 'filter {1}', count: 2 }
const json = JSON.stringify(fits)

describe('JSON of a model', () => {
  it.each([
    ['alone', json],
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['between words', `Here it is: ${json} I hope that it helps.`],
    ['after braces that are no JSON', `The {answer} follows: ${json}`],
    ['after another object', `{"note": {"part": 1}} ${json}`],
    ['after a brace that is never closed', `{ ${json}`],
    ['with escaped quotes', `{"part": "3/8\\" hose }", "count": null}`, { part: '3/8" hose }', count: null }],
    ['with properties that are not asked for', `{"part": "oil", "count": 1, "unit": "l"}`, { part: 'oil', count: 1 }],
  ])('is read %s', (_, text, value = fits) => {
    expect(readJson(text, schema)).toEqual({ value })
  })

  it.each([
    ['', 'it contains no JSON object'],
    ['I cannot answer that.', 'it contains no JSON object'],
    ['[1, 2]', 'it contains no JSON object'],
    ['{"part": "filter", "count": ', 'its JSON object does not end'],
    ["{'part': 'filter'}", 'its JSON is invalid'],
    ['{"count": "two"}', expect.stringMatching(/^part: .*string.*; count: .*number/)],
  ])('%j is a problem that the model is told', (text, problem) => {
    expect(readJson(text, schema)).toEqual({ problem })
  })

  it('is looked for in no more than a few places', () => {
    expect(readJson('{'.repeat(1_000_000), schema)).toEqual({ problem: 'its JSON object does not end' })
  })

  it('names the object itself where a rule is about all of it', () => {
    expect(
      readJson(
        json,
        schema.refine(() => false, 'too many'),
      ),
    ).toEqual({ problem: 'the object: too many' })
  })
})
