import { expect, it } from 'vitest'
import type { Query } from '../query/query'
import { loaderManual } from '../testing/harrow-manuals'
import type { Evidence } from './evidence'
import { stepsFirst } from './steps-first'
import { splitIntoUnits } from './unit'

function evidence(kind: 'steps' | 'table', parts: Partial<Evidence> = {}): Evidence {
  const passage = loaderManual.passages.find((one) => one.kind === kind)
  if (!passage) throw new Error(`the manual has no ${kind}`)
  const hit = {
    passage,
    manual: loaderManual.passages,
    language: 'en',
    score: 1,
    isListing: false,
    coverage: 1,
  } as const
  return {
    hit,
    units: splitIntoUnits(passage),
    scores: [],
    position: 0,
    score: 2,
    features: {},
    named: 1,
    dueThen: false,
    decisive: false,
    ...parts,
  }
}
const query: Query = {
  prompt: '',
  language: 'en',
  intent: 'procedure',
  units: [],
  wantsCount: false,
  allowsOtherUnits: false,
  asksDuration: false,
  asksRate: false,
  asksPlace: false,
  isOfMachine: false,
  wantsSpecification: false,
  namesOnly: false,
  terms: [],
  codes: [],
  letterCodes: [],
  corrections: [],
  reading: '',
  about: [],
}
const firstKind = (found: Evidence[], asked: Query = query) => stepsFirst(asked, found)[0]?.hit.passage.kind

it('puts the steps below a heading that the question names before a row that mentions the same things', () => {
  expect(firstKind([evidence('table'), evidence('steps', { score: 1.8 })])).toBe('steps')
})

it('puts the steps before a note below the same heading that has more words of the question', () => {
  const steps = evidence('steps', { score: 1.8 })
  const { headings } = steps.hit.passage
  const covered = { hit: { ...steps.hit, coverage: 0.5 } }
  const note = evidence('table')
  const beside = { ...note, hit: { ...note.hit, passage: { ...note.hit.passage, headings } } }
  expect(firstKind([beside, { ...steps, ...covered }])).toBe('steps')
  expect(firstKind([note, { ...steps, ...covered }])).toBe('table')
})

it('leaves a row first if it is the entry for a code, or steps are not asked for', () => {
  expect(firstKind([evidence('table', { decisive: true }), evidence('steps')])).toBe('table')
  expect(firstKind([evidence('table'), evidence('steps')], { ...query, intent: 'value' })).toBe('table')
})

it('leaves a row first if the heading of the steps is about something else, or they fit much worse', () => {
  expect(firstKind([evidence('table'), evidence('steps', { named: 0.4 })])).toBe('table')
  expect(firstKind([evidence('table'), evidence('steps', { score: 1 })])).toBe('table')
})

it('leaves a row first that has what the steps lack: the gearbox, where they are about the engine', () => {
  const steps = evidence('steps')
  const lacking = { ...steps, hit: { ...steps.hit, coverage: 0.5 } }
  expect(firstKind([evidence('table'), lacking])).toBe('table')
})
