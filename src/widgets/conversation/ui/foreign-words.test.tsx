import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Answer } from '@/entities/conversation'
import { foreignAnswer, oilAnswer } from '@/entities/conversation/testing'
import { signedInAs } from '@/entities/user/testing'
import { chooseLanguage } from '@/shared/lib/i18n'
import { renderScreen } from '@/shared/lib/testing/render-screen'
import { operator } from '../../../../tests/msw/people'
import { serveWith } from '../../../../tests/msw/server'
import { PrintedAnswer } from './printed-answer'

serveWith()

const show = (answer: Answer = foreignAnswer) =>
  renderScreen(<PrintedAnswer machine={undefined} question="how hot?" answer={answer} />, signedInAs(operator))
const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang')

describe('an answer from a manual in another language', () => {
  afterEach(() => act(() => chooseLanguage('en', { remember: false })))

  it('says in which language the manual is', async () => {
    show()
    expect(await screen.findByText('The manual is in Spanish; its words are quoted as they are.')).toBeTruthy()
    await act(() => chooseLanguage('es', { remember: false }))
    expect(await screen.findByText('El manual está en español; sus palabras se citan tal como están.')).toBeTruthy()
  })

  it('says so of each language once', async () => {
    const [citation] = foreignAnswer.citations
    if (!citation) throw new Error('nothing is cited')
    const others = [citation, { ...citation, n: 2 }, { ...citation, n: 3, language: 'de' }]
    show({ ...foreignAnswer, response: `${foreignAnswer.response} [2] [3]`, citations: others })
    expect(await screen.findByText(/^The manual is in Spanish and German;/)).toBeTruthy()
  })

  it('is read aloud in that language, and its own words in their own', async () => {
    show()
    expect(languageOf(await screen.findByText(/deje enfriar el motor\. *$/, { selector: 'p' }))).toBe('es')
    expect(languageOf(screen.getByText('WARNING', { selector: '[lang]' }))).toBe('en')
    expect(languageOf(screen.getByText('El aceite caliente quema la piel.'))).toBe('es')
  })

  it('has the translation of a short text beside it', async () => {
    show()
    const list = within(await screen.findByRole('list', { name: 'Translations from a glossary' }))
    expect(languageOf(list.getByText('Aceite de motor'))).toBe('es')
    expect(languageOf(list.getByText('Engine oil'))).toBe('en')
  })

  it('is not remarked on where the manual is in the language of the question', async () => {
    show(oilAnswer)
    expect(await screen.findByText('how hot?')).toBeTruthy()
    expect(screen.queryByText(/^The manual is in/)).toBeNull()
    expect(screen.queryByRole('list', { name: 'Translations from a glossary' })).toBeNull()
  })
})
