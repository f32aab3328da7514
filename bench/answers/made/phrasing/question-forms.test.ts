import { describe, expect, it } from 'vitest'
import { languages } from '../../../../server/languages/language'
import { placeKinds } from '../place'
import { questionForms } from './question-forms'

describe.each(languages)('the forms of questions in %s', (language) => {
  const { byKind, byQuantity, tails } = questionForms[language]

  it('name the place once', () => {
    for (const form of [...Object.values(byKind), ...Object.values(byQuantity)].flat())
      expect([form, form.split('{}').length]).toEqual([form, 2])
  })

  it('exist for every kind of place', () => {
    for (const kind of placeKinds)
      expect([kind, byKind[kind].length > 0, tails[kind].length > 0]).toEqual([kind, true, true])
  })
})
