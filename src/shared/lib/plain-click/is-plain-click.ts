import type { MouseEvent } from 'react'

type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * Whether a click on a link opens it where it is. One with another button or with a key is the browser's: it opens a tab
 * or a window, downloads, or extends the selection.
 */
export const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey
