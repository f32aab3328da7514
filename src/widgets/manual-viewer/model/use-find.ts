import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { searchManualsQuery } from '#contract/platform-limits'
import { manualQueries } from '@/entities/manual'
import { asPassages, nearestPage, pageAfter, pageBefore } from './find'

/** Fewer characters than this match nearly every page. */
const shortest = 2
/** The contract's most for hits. Which pages they are on comes with the first of them, the rest when a page is shown. */
const limit = searchManualsQuery.limit.maximum

type Shown = {
  manualId: string
  page: number
  /** The initial search words, for example from a search in all manuals. */
  words: string | undefined
  onPage: (page: number) => void
}

/** Searching within the shown manual; what was typed belongs to the manual, and to the words it was opened with. */
export function useFind({ manualId, page, words: initial = '', onPage }: Shown) {
  const opened = `${manualId} ${initial}`
  const [typed, setTyped] = useState({ opened, words: initial, isOpen: initial !== '' })
  const { words, isOpen } = typed.opened === opened ? typed : { words: initial, isOpen: initial !== '' }
  const latest = useRef(words)
  const queryClient = useQueryClient()
  const hitsOf = (text: string, block = 1) => {
    const first = { q: text, manual_id: manualId, limit }
    return manualQueries.hits(block === 1 ? first : { ...first, page: block })
  }
  const isActive = isOpen && words.length >= shortest
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({ ...hitsOf(words), enabled: isActive })
  const found = isActive && !isPlaceholderData ? data : undefined
  const pages = found?.pages ?? []
  const n = pages.indexOf(page) + 1
  const block = Math.max(Math.ceil(n / limit), 1)
  const further = useQuery({ ...hitsOf(words, block), enabled: isActive && block > 1 })
  const hits = (block > 1 ? further.data : found)?.items ?? []

  async function search(text: string) {
    latest.current = text
    setTyped({ opened, words: text, isOpen: true })
    if (text.length < shortest) return
    // A failure is shown by the query that the field's words belong to.
    const answer = await queryClient.fetchQuery(hitsOf(text)).catch(() => undefined)
    const nearest = answer && nearestPage(answer.pages ?? [], page)
    if (latest.current === text && nearest !== undefined && nearest !== page) onPage(nearest)
  }

  return {
    isOpen,
    words,
    /** How many pages contain the words, and which of them is shown, from 1; undefined until known. */
    count: found && { total: found.total, at: n },
    isSearching: isActive && isFetching,
    error: isActive ? error : null,
    /** What is marked on the shown page; undefined without a search. */
    passages: found && asPassages(hits, page, n),
    next: pageAfter(pages, page),
    previous: pageBefore(pages, page),
    search,
    retry: () => void refetch(),
    open: () => setTyped({ opened, words, isOpen: true }),
    close: () => setTyped({ opened, words: '', isOpen: false }),
  }
}

export type Find = ReturnType<typeof useFind>
