import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'
import { UnreadableFile } from '../domain/unreadable-file'
import { damaged } from './refusals'

export type Attributes = Readonly<Record<string, string>>

interface XmlHandlers {
  /** Names are without their prefix, which differs between the programs that write workbooks. */
  onOpen(name: string, attributes: Attributes): void
  onText?(text: string): void
  onClose?(name: string): void
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads XML piece by piece; after each piece the caller may take what its handlers collected.
 * @throws UnreadableFile for what is not well-formed, and for document types, which could refer to other files
 */
export async function* readXml(content: Readable, { onOpen, onText, onClose }: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  parser.on('doctype', () => {
    throw new UnreadableFile(1, damaged)
  })
  parser.on('opentag', ({ name, attributes }) => onOpen(localName(name), attributes))
  if (onText) parser.on('text', onText)
  parser.on('closetag', ({ name }) => onClose?.(localName(name)))
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of content) {
      parser.write(decoder.decode(chunk, { stream: true }))
      yield
    }
    parser.write(decoder.decode()).close()
    yield
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile(1, damaged)
  } finally {
    content.destroy()
  }
}

/** Reads a small file to its end. */
export async function readWholeXml(content: Readable, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(content, handlers));
}
