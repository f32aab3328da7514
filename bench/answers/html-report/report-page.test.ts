// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { compose } from '../../../server/modules/assistants/answering/extractive/compose'
import { explain } from '../../../server/modules/assistants/answering/extractive/explain'
import { find } from '../../../server/modules/assistants/finding/find'
import { buildManualIndex } from '../../../server/modules/assistants/finding/retrieving/manual-index'
import { createScope } from '../../../server/modules/assistants/finding/retrieving/scope'
import { loaderScope } from '../../../server/modules/assistants/finding/testing/harrow-manuals'
import { manualBuilder } from '../../../server/modules/assistants/finding/testing/manual-builder'
import type { BenchQuestion } from '../question'
import { filterScript } from './filter-script'
import { reportPage } from './report-page'
import type { ReportedQuestion } from './reported-question'

const oil = 'How much oil does the engine take?'

function reported(changes: Partial<ReportedQuestion> = {}, question: Partial<BenchQuestion> = {}): ReportedQuestion {
  const asked: BenchQuestion = {
    id: 'demo-1',
    manual: 'wl-120.pdf',
    assistant: 'operations',
    question: oil,
    answer_pages: [20],
    answer_strings: ['14.5'],
    kind: 'table',
    modality: 'text',
    ...question,
  }
  const found = find({ prompt: asked.question, conversation: [] }, loaderScope)
  const picture = { address: 'pages/wl-120-20.webp', width: 1000, height: 1414 }
  return {
    question: asked,
    answer: compose(found),
    explanation: explain(found),
    verdict: 'right',
    pages: [{ page: 20, isCited: true, isExpected: true, marks: [[0.1, 0.2, 0.9, 0.3]], picture }],
    ...changes,
  }
}

function show(...questions: ReportedQuestion[]) {
  document.documentElement.innerHTML = reportPage('demonstration', questions)
  return document
}

afterEach(() => {
  document.documentElement.innerHTML = ''
})

const shownQuestions = () =>
  [...document.querySelectorAll('article:not([hidden]) h2')].map(({ textContent }) => textContent)

describe('the report on a set of questions', () => {
  it('has the answer with its value, the page with the marks of the citation, and the expected text', () => {
    const { body } = show(reported())
    expect(body.querySelector('.answer p')?.textContent).toContain('capacity is 14.5 L')
    expect(body.querySelector('figure img')?.getAttribute('src')).toBe('pages/wl-120-20.webp')
    expect(body.querySelector('figure rect')?.getAttribute('width')).toBe('0.8')
    expect(body.querySelector('figcaption')?.textContent).toBe('Page 20, cited and expected')
    expect(body.textContent).toContain('“14.5” on page 20')
  })

  it('has the value and contribution of each signal, and the candidates with the parts of their score', () => {
    const one = reported()
    const { body } = show(one)
    const { right, candidates } = one.explanation
    expect(body.querySelectorAll('.scrolls tbody tr')).toHaveLength(right.contributions.length + 1)
    expect(body.querySelectorAll('.candidates li')).toHaveLength(candidates.length)
    const [score] = right.contributions.filter(({ signal }) => signal === 'score')
    const row = [...body.querySelectorAll('.scrolls tbody tr')].find((one) => one.textContent.startsWith('score'))
    expect(row?.textContent).toContain(`+${score?.contribution.toFixed(2)} (${score?.weight.toFixed(2)})`)
  })

  it('leads from the numbers in the answer to its citations, each of which exists', () => {
    const { body } = show(reported())
    const links = [...body.querySelectorAll('.answer a')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(links.length).toBeGreaterThan(0)
    for (const id of links) expect(body.querySelector(`li[id="${id}"]`)).toBeTruthy()
  })

  it('lists failures first', () => {
    show(
      reported({}, { id: '1', question: 'a right one' }),
      reported({ verdict: 'text-missing' }, { id: '2', question: 'an incomplete one' }),
      reported({ verdict: 'certain-wrong' }, { id: '3', question: 'a wrong one' }),
    )
    expect(shownQuestions()).toEqual(['a wrong one', 'an incomplete one', 'a right one'])
  })

  it('filters by verdict and text', () => {
    show(reported(), reported({ verdict: 'page-missed' }, { id: '2', question: 'torque of the wheel nut' }))
    const script = document.createElement('script')
    script.textContent = filterScript
    document.body.append(script)
    const [form] = document.forms
    const choose = (selector: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(selector)
      if (field) field.value = value
      form?.dispatchEvent(new Event('input'))
    }
    expect(document.querySelector('output')?.textContent).toBe('2 shown')
    choose('[name=verdict]', 'page-missed')
    expect(shownQuestions()).toEqual(['torque of the wheel nut'])
    choose('[name=verdict]', '')
    choose('[name=text]', 'OIL DOES')
    expect(shownQuestions()).toEqual([oil])
    expect(document.querySelector('output')?.textContent).toBe('1 shown')
  })

  it('says if a page could not be drawn', () => {
    const { body } = show(
      reported({ pages: [{ page: 3, isCited: false, isExpected: true, marks: [], picture: undefined }] }),
    )
    expect(body.querySelector('figure')?.textContent).toContain('could not be drawn')
  })

  it('shows text of manuals and questions as text, whatever it contains', () => {
    const hostile = '<img src=x onerror=alert(1)> </script><script>alert(2)</script> [here](javascript:alert(3))'
    const { passages } = manualBuilder('hostile', hostile).text(
      1,
      [hostile],
      `The winch takes 2 litres of oil ${hostile}.`,
    )
    const found = find(
      { prompt: 'How much oil does the winch take?', conversation: [] },
      createScope([buildManualIndex(passages)]),
    )
    const { body } = show(
      reported(
        {
          explanation: explain(found),
          answer: { ...compose(found), response: `${hostile}\n\n![x](http://x.example/y)` },
        },
        { question: hostile, manual: hostile, kind: hostile, context: hostile, answer_strings: [hostile] },
      ),
    )
    expect(body.querySelectorAll('script')).toHaveLength(1)
    expect([...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      'pages/wl-120-20.webp',
    ])
    const addresses = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '')
    expect(addresses.filter((address) => !/^(#q1-\d+|pages\/)/.test(address))).toEqual([])
    expect(body.querySelector('h2')?.textContent).toBe(hostile)
    expect(body.querySelector('.candidates blockquote')?.textContent).toContain('<img src=x')
  })
})
