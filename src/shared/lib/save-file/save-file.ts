/** Time for the browser to take the file before its address ends; in milliseconds. */
const validForMs = 60_000

/** Saves data of the app as a file, the way the browser saves any download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), validForMs)
}
