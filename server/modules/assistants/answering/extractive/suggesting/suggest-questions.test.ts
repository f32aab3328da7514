import { describe, expect, it } from 'vitest'
import { buildManualIndex } from '../../../finding/retrieving/manual-index'
import { createScope } from '../../../finding/retrieving/scope'
import { loaderScope } from '../../../finding/testing/harrow-manuals'
import { manualBuilder } from '../../../finding/testing/manual-builder'
import { isAnswered } from './is-answered'
import { suggestQuestions } from './suggest-questions'

const scopeOf = (manual: ReturnType<typeof manualBuilder>) => createScope([buildManualIndex(manual.passages)])

describe('example questions about a machine', () => {
  it('are at most three, and each is answered with certainty', () => {
    for (const language of ['en', 'es'] as const) {
      const questions = suggestQuestions(loaderScope, language)
      expect(questions.length).toBeLessThanOrEqual(3)
      for (const question of questions)
        expect([question, isAnswered(question, language, loaderScope)]).toEqual([question, true])
    }
    expect(suggestQuestions(loaderScope, 'en')).toHaveLength(3)
  })

  it('name a fault in the words of the manual, in the language of the reader alone', () => {
    const manual = manualBuilder('w', 'Winch')
      .text(1, ['1 Introduction'], 'This manual is about the winch of the machine and the rope on its drum.')
      .table(
        2,
        ['6 Troubleshooting'],
        ['Symptom', 'Possible cause', 'Remedy'],
        ['Rope drum does not turn', 'The brake is locked', 'Release the brake with the lever.'],
        ['Rope slips under load', 'The clutch is worn', 'Replace the lining of the clutch.'],
      )
    expect(suggestQuestions(scopeOf(manual), 'en')).toEqual(['Rope drum does not turn', 'Rope slips under load'])
    expect(suggestQuestions(scopeOf(manual), 'es')).toEqual([])
  })

  it('are none where the manuals answer none of them', () => {
    const poster = manualBuilder('p', 'Poster').text(1, ['Thank you'], 'Thank you for your visit to our stand.')
    expect(suggestQuestions(scopeOf(poster), 'en')).toEqual([])
  })
})
