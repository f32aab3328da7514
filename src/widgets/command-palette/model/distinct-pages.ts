import type { ManualHit } from '@/entities/manual'

/**
 * Each page once, the best of its hits: a model can have a manual in several variants, for serial numbers or years, whose
 * pages nobody can distinguish by what is shown of them.
 */
export function distinctPages(hits: readonly ManualHit[]): ManualHit[] {
  const first = new Map<string, ManualHit>()
  for (const hit of hits) {
    const shown = [hit.machine.id, hit.manual_name.trim().toLowerCase(), hit.page].join('\n')
    if (!first.has(shown)) first.set(shown, hit)
  }
  return [...first.values()]
}

/** What a page is about. A cover says who made the machine, which is the same on every one: it is its manual. */
export const pageTitle = ({ page, heading, manual_name }: ManualHit) =>
  (page > 1 && heading.map(({ text }) => text).join('')) || manual_name
