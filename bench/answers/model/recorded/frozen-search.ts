import type { FoundPage } from '../../../../server/modules/assistants/answering/model/material/retrieve'
import type { ManualSearch } from '../../../../server/modules/assistants/answering/searching/manual-search'
import { createLocalSearch } from '../../../../server/modules/assistants/answering/searching/testing/local-search'
import type { Scope } from '../../../../server/modules/assistants/finding/retrieving/scope'
import type { ScopedPassage } from '../../../../server/modules/assistants/finding/scoped-passage'

type Search = Pick<ManualSearch, 'search'>
type Task = Parameters<Search['search']>[0]

/** What searches found once, so that a model is told the same whatever becomes of reading and finding. */
export interface Frozen {
  /** The passages of each manual, in order. */
  manuals: Record<string, ScopedPassage[]>
  /** The reply to each task, by the task and the manual, with passages by their position. */
  replies: Record<string, unknown>
}

interface FrozenPage extends Omit<FoundPage, 'passages'> {
  passages: { ordinal: number; language: FoundPage['passages'][number]['language'] }[]
}

/** Searches, and adds what is found to `frozen`. */
export const freezing = (frozen: Frozen) => (scope: Scope) => {
  const local = createLocalSearch(scope)
  return searching(async (task, options) => {
    const reply = await local.search(task, options)
    frozen.replies[keyOf(task, scope)] = mapPages(reply, ({ passages, ...page }: FoundPage) => ({
      ...page,
      passages: passages.map(({ passage: { ordinal }, language }) => ({ ordinal, language })),
    }))
    return reply
  }, local)
}

/** Finds what was found once; what was never searched for is an error. */
export const thawing = (frozen: Frozen) => (scope: Scope) =>
  searching(async (task) => {
    const reply = frozen.replies[keyOf(task, scope)]
    if (reply === undefined) throw new Error(`nothing is recorded for the search ${keyOf(task, scope)}`)
    return mapPages(reply, ({ passages, ...page }: FrozenPage) => ({
      ...page,
      passages: passages.map(({ ordinal, language }) => ({
        passage: frozen.manuals[page.manualId]?.[ordinal],
        language,
      })),
    }))
  }, createLocalSearch(scope))

/** What is cited is no part of what a model is told. */
function searching(find: (...asked: Parameters<Search['search']>) => Promise<unknown>, local: Search): Search {
  return {
    search: (task, options) => (task.kind === 'cite' ? local.search(task, options) : (find(task, options) as never)),
  }
}

const keyOf = (task: Task, { manuals }: Scope) =>
  JSON.stringify([task, manuals.map(({ passages }) => passages[0]?.manualId)])

/** A reply with its pages in another form. */
function mapPages(reply: unknown, map: (page: never) => object): unknown {
  const { page, pages, ...rest } = reply as { page?: object; pages?: object[] }
  return {
    ...rest,
    ...(pages && { pages: pages.map((one) => map(one as never)) }),
    ...(page && { page: map(page as never) }),
  }
}
