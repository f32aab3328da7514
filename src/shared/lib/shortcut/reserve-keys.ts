type Reservation = symbol

const reservations = new Set<Reservation>()
let typed = ''
/** What was pressed after the text: Enter, Escape and the like. */
let pressed: string[] = []

/**
 * Reserves the keyboard for an overlay or field that has been asked for and does not have the focus yet. What is typed
 * until then acts on nothing else, and appears in the field that has the focus once nothing is reserved any more.
 * @returns the function that ends the reservation
 */
export function reserveKeys(): () => void {
  const reservation = Symbol('keys')
  if (reservations.size === 0) window.addEventListener('keydown', take, true)
  reservations.add(reservation)
  return () => {
    reservations.delete(reservation)
    // What was loaded reserves the keys itself within the same update.
    queueMicrotask(deliver)
  }
}

/** Ahead of everybody else who listens. */
function take(event: KeyboardEvent): void {
  const { key } = event
  if (event.ctrlKey || event.metaKey || event.altKey || ['Shift', 'CapsLock'].includes(key)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if ([...key].length === 1) typed += key
  else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('')
  else if (key === 'Enter' || key === 'Escape') pressed.push(key)
}

function deliver(): void {
  if (reservations.size > 0) return
  window.removeEventListener('keydown', take, true)
  const [text, keys] = [typed, pressed]
  typed = ''
  pressed = []
  const field = document.activeElement
  if (text && isTextField(field)) enter(field, text)
  // The field takes in the text first. Nothing but what has the focus now is meant, a page least of all.
  if (field && field !== document.body)
    setTimeout(() => {
      for (const key of keys)
        field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
}

const isTextField = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(field.type))

function enter(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  // React notices a value by the setter of its own, which this is not.
  const owner = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const isChosen = field.selectionStart === 0 && field.selectionEnd === field.value.length
  const value = isChosen ? text : field.value + text
  Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, value)
  if (field.selectionStart !== null) field.setSelectionRange(value.length, value.length)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
}
