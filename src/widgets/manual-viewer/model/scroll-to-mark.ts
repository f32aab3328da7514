/** From where to where, in CSS pixels. */
type Span = { start: number; end: number }

/** What stays free around a mark. */
const marginPx = 12

/**
 * How far a region has to be scrolled for a mark to be whole in its view, with some room around it; its beginning where
 * there is no room for all of it.
 *
 * @param mark from the beginning of what is scrolled
 * @param view how much of that is seen at once
 * @param share where in the view the mark begins if that leaves it whole: 0.33 for the upper third
 */
export function scrollToMark({ start, end }: Span, view: number, share: number): number {
  if (end - start + 2 * marginPx > view) return Math.max(0, start - marginPx)
  const wanted = start - view * share
  return Math.max(0, Math.min(Math.max(wanted, end + marginPx - view), start - marginPx))
}
