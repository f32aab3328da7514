import { notFound } from '@tanstack/react-router'
import { idOf } from './search/read'

/** Before a page of one thing loads: an address whose id can be none is no page. */
export function requireId({ params }: { params: { id: string } }): void {
  if (idOf(params.id) === undefined) throw notFound()
}
