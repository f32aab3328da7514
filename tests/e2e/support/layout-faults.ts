import type { Page } from '@playwright/test'

/**
 * What of a page cannot be reached or read at the width of its window, as sentences: a page that scrolls sideways,
 * controls and words beyond its edge or cut off, and words that are broken for want of room.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const width = window.innerWidth
    // Otherwise what is below the window has no layout yet.
    const unhidden = new CSSStyleSheet()
    unhidden.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(unhidden)
    const faults = new Set<string>()

    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('[inert]')
    const ancestorsOf = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...ancestorsOf(element.parentElement)] : []
    const said = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 40)

    /** How a box is lost: beyond the window, or within an ancestor that shows only a part. */
    function lossOf(box: DOMRect, around: readonly Element[]): string | undefined {
      for (const ancestor of around) {
        const { overflowX, clipPath, position, textOverflow, fontSize } = getComputedStyle(ancestor)
        // For screen readers only.
        if (clipPath === 'inset(50%)') return undefined
        if ((overflowX === 'auto' || overflowX === 'scroll') && ancestor.scrollWidth > ancestor.clientWidth)
          return undefined
        if (overflowX === 'hidden' || overflowX === 'clip') {
          const edge = ancestor.getBoundingClientRect()
          // Cut short on purpose, as long as it says something.
          if (textOverflow === 'ellipsis' && ancestor.clientWidth > 4 * Number.parseFloat(fontSize)) return undefined
          if (box.right > edge.right + 1 || box.left < edge.left - 1) return 'is cut off'
        }
        if (position === 'fixed') break
      }
      return box.right > width + 1 || box.left < -1 ? 'is outside of the window' : undefined
    }

    if (root.scrollWidth > width) faults.add(`the page is ${root.scrollWidth} px wide`)

    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      const box = control.getBoundingClientRect()
      if (!isShown(control) || box.width === 0) continue
      const name = said(control.getAttribute('aria-label') ?? control.textContent ?? control.tagName)
      const loss = lossOf(box, ancestorsOf(control))
      if (loss) faults.add(`the ${control.localName} “${name}” ${loss}`)
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      const words = text.nodeValue ?? ''
      if (!parent || words.trim() === '' || !isShown(parent) || parent.closest('svg, option, script, style')) continue
      range.selectNodeContents(text)
      const around = ancestorsOf(parent)
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0)
      const loss = boxes.map((box) => lossOf(box, around)).find((found) => found)
      if (loss) faults.add(`“${said(words)}” ${loss}`)
      const control = parent.closest('button')?.getBoundingClientRect()
      if (
        control &&
        getComputedStyle(parent).webkitLineClamp === 'none' &&
        boxes.some((box) => box.bottom > control.bottom + 2 || box.top < control.top - 2)
      ) {
        faults.add(`“${said(words)}” is higher than its button`)
      }
      for (const { 0: word, index } of words.matchAll(/(?<!\S)\p{Letter}{2,11}(?![^\s.,:;])/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set(
          [...range.getClientRects()].filter((box) => box.width > 0).map((box) => Math.round(box.top)),
        )
        if (lines.size > 1) faults.add(`“${word}” of “${said(words)}” is broken`)
      }
    }
    document.adoptedStyleSheets.pop()
    return [...faults]
  })
