import { queryOptions } from '@tanstack/react-query'
import type { components } from '#contract/parts'
import { getPartsFigureQuery } from '#contract/parts-limits'
import { parts, unwrap } from '@/shared/api'
import type { AnswerPart } from './conversation'

export type FigurePlace = components['schemas']['FigurePlace']

/** A page of a parts list, and the caption of the figure that it belongs to. */
export type ListOnPage = { manual_id: string; page: number; figure?: string }

/** Manuals change seldom, and prices are read again when an order is placed. */
const FRESH_MS = 5 * 60_000

export const partFigureQueries = {
  /** The pages that show the figure of a list, and its rows. */
  of: (list: ListOnPage) =>
    queryOptions({
      queryKey: ['part-figures', list] as const,
      queryFn: ({ signal }) => unwrap(parts.GET('/figure', { params: { query: list }, signal })),
      staleTime: FRESH_MS,
    }),
  /** Where the item numbers of the list are on one of these pages. */
  places: (list: ListOnPage, figurePage: number) =>
    queryOptions({
      queryKey: ['part-figures', list, figurePage] as const,
      queryFn: ({ signal }) =>
        unwrap(parts.GET('/figure/places', { params: { query: { ...list, figure_page: figurePage } }, signal })),
      staleTime: FRESH_MS,
    }),
}

/** The list that a part is in; undefined where no figure can show it. */
export function listOf({ manual_id, page, figure, item }: AnswerPart): ListOnPage | undefined {
  if (manual_id === null || page === null || item === null) return undefined
  return { manual_id, page, ...(figure !== null && { figure: figure.slice(0, getPartsFigureQuery.figure.maxLength) }) }
}
