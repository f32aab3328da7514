import { expect, test } from 'vitest'
import { find } from '../../finding/find'
import { buildManualIndex } from '../../finding/retrieving/manual-index'
import { createScope } from '../../finding/retrieving/scope'
import { manualBuilder } from '../../finding/testing/manual-builder'
import { stepExcerpts } from './step-excerpts'

const steps = [
  'Lift the track and put a block below the frame.',
  'Measure the sag of the track: 40 to 55 mm is right.',
  'If the track is loose, pump grease into the valve (1).',
  'Tighten the valve and lower the track.',
]
const { passages } = manualBuilder('m', 'M').steps(12, ['6.4 Track'], ...steps)
const scope = createScope([buildManualIndex(passages)])

const quoted = (prompt: string, step: number) => {
  const { query, evidence } = find({ prompt, conversation: [] }, scope)
  const [best] = evidence
  if (best?.hit.passage.kind !== 'steps') return undefined
  return stepExcerpts({ ...best, position: step }, best.hit.passage, query, 600).map(({ units }) => units.length)
}

test('the step that has the value answers alone', () => {
  expect(quoted('how far may the track sag in mm', 1)).toEqual([1])
})

test('a step on a later page than the first one is the answer if it is what is asked for', () => {
  const nozzle = manualBuilder('n', 'N')
    .steps(3, ['3 Fuel system'], 'Inspect the thread of the nozzle.', 'Inspect the nipples.', 'Clean the body.')
    .stepsFrom(4, 4, ['3 Fuel system'], 'Test the nozzle for dripping.', 'Install the nozzle.').passages
  const found = find(
    { prompt: 'How do I test a nozzle for dripping?', conversation: [] },
    createScope([buildManualIndex(nozzle)]),
  )
  const [best] = found.evidence
  if (best?.hit.passage.kind !== 'steps') throw new Error('no steps were found')
  const [first] = stepExcerpts(best, best.hit.passage, found.query, 600)
  expect(first?.passage.page).toBe(4)
})

test('a question for a value that finds a step without one gets the steps from there, with a link to those before', () => {
  expect(quoted('how loose is the track when I pump grease into the valve', 2)).toEqual([2, 1])
})

test('a step that alone has what is asked is the answer, with a link to those before', () => {
  const oil = manualBuilder('o', 'O').steps(
    5,
    ['7 Lubrication', '7.1 Changing the oil'],
    'Park and let the oil drain.',
    'Fill in oil.',
    'Reset the counter.',
  ).passages
  const ask = (prompt: string) => {
    const { query, evidence } = find({ prompt, conversation: [] }, createScope([buildManualIndex(oil)]))
    const [best] = evidence
    if (best?.hit.passage.kind !== 'steps') throw new Error('no steps were found')
    return stepExcerpts(best, best.hit.passage, query, 600).map(({ role, units }) => [role, units[0]?.own])
  }
  expect(ask('after changing the oil, how do I reset that counter')).toEqual([
    ['answer', 'Reset the counter.'],
    ['earlier', 'Park and let the oil drain.'],
  ])
  expect(ask('how do I change the oil')).toEqual([['answer', 'Park and let the oil drain.']])
  expect(ask('how do I fill the oil')).toEqual([['answer', 'Park and let the oil drain.']])
})

test('a note beside the steps answers alone what it alone says', () => {
  const oil = manualBuilder('o', 'O').steps(
    5,
    ['7 Lubrication', '7.1 Changing the oil'],
    'Park and let the oil drain.',
    'Fill in the oil. NOTE Reset the counter of the display: hold the button for eight seconds.',
  ).passages
  const { query, evidence } = find(
    { prompt: 'how do i reset the counter of the display after the oil', conversation: [] },
    createScope([buildManualIndex(oil)]),
  )
  const [best] = evidence
  if (best?.hit.passage.kind !== 'steps') throw new Error('no steps were found')
  const [first] = stepExcerpts(best, best.hit.passage, query, 600)
  expect(first?.units[0]?.own).toMatch(/^NOTE Reset/)
})
