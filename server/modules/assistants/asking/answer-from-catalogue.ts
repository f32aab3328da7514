import type { AnswerPhrases } from '../../../languages/answer-phrases'
import { languageData } from '../../../languages/language-data'
import type { ComposedAnswer, NamedPart } from '../answering/engine'
import { escapeMarkdown, shorten } from '../answering/extractive/markdown'
import { messageAnswer } from '../answering/message-answer'
import type { SoldArticle, SoldParts } from '../parts/resolve-sold-parts'

/** So many are written, and named. */
const MAX = { written: 5, named: 8, partsOfKit: 30, characters: 1900 }
const MAX_DESCRIPTION = 120

/** The answer with what catalogues sell; undefined if they sell nothing of it. */
export function answerFromCatalogue({ language, articles }: SoldParts): ComposedAnswer | undefined {
  if (articles.length === 0) return undefined
  const texts = languageData[language].phrases.catalogue
  const dealerships = [...new Set(articles.map(({ dealership }) => dealership))].join(', ')
  const lines = articles.slice(0, MAX.written).map((article) => `- ${escapeMarkdown(lineOf(article, texts))}`)
  return {
    ...messageAnswer(
      shorten([escapeMarkdown(texts.sold(dealerships)), '', ...lines].join('\n'), MAX.characters),
      'sure',
    ),
    parts: namedIn(articles),
  }
}

function lineOf({ number, description, kit, replacement }: SoldArticle, { replaced }: AnswerPhrases['catalogue']) {
  if (kit) return `${kit.name}: ${kit.parts.map((part) => `${part.number} × ${part.quantity}`).join(', ')}`
  const named = replacement === undefined ? number : replaced(number, replacement)
  return description ? `${named}: ${shorten(description, MAX_DESCRIPTION)}` : named
}

/** Of a kit all of its parts, as it is no kit without one. */
function namedIn(articles: readonly SoldArticle[]): NamedPart[] {
  const ofKits = articles
    .flatMap(({ kit }) => kit?.parts.map((part) => ({ ...part, kit: kit.name })) ?? [])
    .map(({ number, description, quantity, kit }) => ({
      ...named({ number, description }),
      quantity: String(quantity),
      remark: kit,
    }))
  const parts = articles.filter(({ kit }) => kit === undefined).map(named)
  const all = [...parts.slice(0, MAX.named), ...ofKits.slice(0, MAX.partsOfKit)]
  return [...new Map(all.toReversed().map((part) => [part.number, part])).values()].toReversed()
}

const named = ({ number, description }: Pick<SoldArticle, 'number' | 'description'>): NamedPart => ({
  ...{ number, description, manualId: null, manualName: null, page: null },
})
