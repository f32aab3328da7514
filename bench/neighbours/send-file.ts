import type { Neighbour } from './neighbour'

interface SentFile {
  path: string
  content: string
  fields?: Record<string, string>
  signal: AbortSignal
}

/**
 * Sends a file as a form and waits for the answer, unless the attack ends first.
 * @throws Error if the status is not among `expected`
 */
export async function sendFile(
  { fetch }: Neighbour,
  expected: readonly number[],
  { path, content, fields = {}, signal }: SentFile,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([content]), 'file')
  try {
    const response = await fetch(path, { method: 'POST', body: form, signal })
    const text = await response.text()
    if (!expected.includes(response.status)) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
