import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ComposedAnswer } from '../../server/modules/assistants/answering/engine'
import { hostileTexts } from '../../server/modules/assistants/answering/hostile-texts/hostile-texts'
import { attackDefault, attackModel } from '../../server/modules/assistants/answering/hostile-texts/testing/attack'
import { OWN_MANUAL } from '../../server/modules/assistants/answering/hostile-texts/testing/hostile-manual'
import { createWire } from '../../server/modules/assistants/conversations/conversation.wire'
import { AnswerText } from '../../src/widgets/conversation/ui/answer-text'
import { Glosses } from '../../src/widgets/conversation/ui/foreign-words'
import { PassageList } from '../../src/widgets/conversation/ui/passage-list'
import { SafetyNotes } from '../../src/widgets/conversation/ui/safety-notes'

const wire = createWire({
  signer: { sign: () => ({ expires: 1, signature: 'signed' }), verify: () => undefined },
  pictureToWire: () => {
    throw new Error('an answer has no picture')
  },
})

const reader = {
  visible: new Set([OWN_MANUAL]),
  offers: new Map(),
  operatorId: null,
  owner: 'reader',
  pageSizes: new Map(),
  language: 'en' as const,
}

/** An answer as the server sends it and the web app draws it. */
function draw(composed: ComposedAnswer): string {
  const conversation = {
    ...{ id: 'conversation', assistant: 'operations' as const, machineId: null, serialNumber: null, title: '' },
    ...{ createdAt: new Date(0), updatedAt: new Date(0) },
  }
  const answer = wire.answer('answer', conversation, { ...composed, durationMs: 1 }, reader)
  const { citations, nearest, response, language } = answer
  const onOpen = () => undefined
  return renderToStaticMarkup(
    createElement(
      Fragment,
      null,
      createElement(AnswerText, { response, citations, language, onOpen }),
      createElement(SafetyNotes, { answer, onOpen }),
      createElement(Glosses, { answer, citations }),
      createElement(PassageList, { title: 'Sources', passages: [...citations, ...nearest], numbered: true, onOpen }),
    ),
  )
}

/** What an answer may not have: any link, a picture that is not a signed page of ours, and whatever acts or is styled by a text. */
function intrudersIn(html: string): string[] {
  const tags = html.match(/<[^>]*>/g) ?? []
  return tags.filter(
    (tag) =>
      (/^<(?:a|script|style|iframe|object|embed|form|input|link|meta|base|video|audio|source)\b/i.test(tag) ||
        /\s(?:on\w+|href|srcset|action|formaction)\s*=/i.test(tag) ||
        (/\sstyle=/i.test(tag) && !/\sstyle="text-align:(?:left|right|center)"/.test(tag)) ||
        (/\ssrc=/i.test(tag) && !/\ssrc="\/api\/v2\/files\/[\w-]+\/pages\/\d+\?[^"]*signature=signed"/.test(tag))) &&
      !/^<use href="#/.test(tag),
  )
}

it('what intrudes is found', () => {
  const planted = [
    '<a href="https://evil.example">',
    '<img src="//evil.example/x">',
    '<p style="position:fixed">',
    '<b onclick="x">',
  ]
  expect(planted.flatMap(intrudersIn)).toEqual(planted)
})

describe.each(hostileTexts)('$name ($place)', (hostile) => {
  const answers = attackDefault(hostile)

  it('is drawn as text', async () => {
    const { answer } = await attackModel(hostile)
    const drawn = [...answers, ...(answer ? [answer] : [])].map(draw)
    expect(drawn.flatMap(intrudersIn)).toEqual([])
  })

  it('leads nowhere even as the Markdown of an answer', () => {
    const [answer] = answers
    const written = [hostile.text, ...hostile.obeys.filter((one) => typeof one === 'string')]
    const drawn = written.flatMap((response) => (answer ? draw({ ...answer, response }) : []))
    expect(drawn.flatMap(intrudersIn)).toEqual([])
  })
})
