import { expect, it } from 'vitest'
import { find } from '../find'
import { buildManualIndex } from '../index/manual-index'
import { createScope } from '../ranking/scope'
import { manualBuilder } from '../testing/manual-builder'

type Builder = ReturnType<typeof manualBuilder>

function firstUnit(prompt: string, { passages }: Builder) {
  const [best] = find({ prompt, conversation: [] }, createScope([buildManualIndex(passages)])).evidence
  return best?.units[best.position]?.own
}

it('answers with the sentence below a title in the same passage, not with the title', () => {
  const manual = manualBuilder('m', 'M').text(
    4,
    ['4 Checks'],
    '4.4 Rope of the winch',
    'Unroll it and look for broken wires.',
    '4.5 Hook of the winch',
    'Turn it by hand.',
  )
  expect(firstUnit('where do I look at the rope of the winch', manual)).toBe('Unroll it and look for broken wires.')
})

it('answers with the steps below the caption of a figure, not with the caption', () => {
  const manual = manualBuilder('m', 'M')
    .text(4, ['6.3 Winch'], 'Figure 6-3 Order of the hooks')
    .steps(4, ['6.3 Winch'], 'Attach the red hook.', 'Take the hooks off backwards.')
  expect(firstUnit('in what order do the hooks come off', manual)).toContain('hook')
  expect(firstUnit('in what order do the hooks come off', manual)).not.toContain('Figure')
})
