import { isUtf8 } from 'node:buffer'
import { encodingOfStart } from '../../../csv/encoding'
import type { Text } from '../../../domain/text'
import { tooMany, UnreadableFile } from '../../../domain/unreadable-file'
import { type Equipment, readEquipment } from './equipment'
import { lineNumberAt, readXml } from './read-xml'
import { child, isNode, listOf, type Tree, textOf, truncate } from './tree'

/** One document of ISO 15143-3: all of a fleet's machines, or a page of them. */
export interface FleetPage {
  equipment: Equipment[]
  /** The address of the next page, as written in the document. */
  next: string | undefined
}

/** More machines than any operator has, and few enough for one request. */
export const MAX_EQUIPMENT = 10_000

/**
 * Reads a fleet snapshot of ISO 15143-3 (AEMP 2.0), as XML or as JSON, or the snapshot of a single machine.
 * @throws UnreadableFile for anything else; a machine that cannot be read is returned with its `problem`
 */
export function readFleetPage(bytes: Uint8Array): FleetPage {
  const text = decoded(bytes)
  if (text.trim() === '') throw new UnreadableFile(1, emptyDocument)
  const fleet = text.trimStart().startsWith('<') ? rootOf(readXml(text)) : fleetOf(readJson(text))
  const all = listOf(child(fleet, 'Equipment'))
  if (all.length > MAX_EQUIPMENT) {
    throw new UnreadableFile(1, tooMany(MAX_EQUIPMENT, 'machines (Equipment)', 'máquinas (Equipment)'))
  }
  const next = listOf(child(fleet, 'Links')).find((link) => textOf(child(link, 'rel'))?.toLowerCase() === 'next')
  return { equipment: all.map(readEquipment), next: textOf(child(next, 'href')) }
}

const START_BYTES = 1024

/** A document is UTF-8 unless it is UTF-16, as some systems write XML, or says that it is of an older encoding. */
function decoded(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, START_BYTES))
  const wide = encodingOfStart(start)
  if (wide) return new TextDecoder(wide).decode(bytes)
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes)
  const isOlder = /^\s*<\?xml[^>]*encoding=["'](?:iso-8859-1|windows-1252)["']/i.test(start.toString('latin1'))
  if (!isOlder) throw new UnreadableFile(1, notUtf8)
  return new TextDecoder('windows-1252').decode(bytes)
}

/** @throws UnreadableFile for a document without machines */
export function requireEquipment({ equipment }: FleetPage): Equipment[] {
  if (equipment.length === 0) throw new UnreadableFile(1, noMachine)
  return equipment
}

/** The element that lists the machines; a single machine counts as a list. */
function rootOf(document: Tree): Tree {
  const [root = ''] = isNode(document) ? Object.keys(document) : []
  const fleet = child(document, 'Fleet')
  if (fleet !== undefined) return fleet
  if (child(document, 'Equipment') !== undefined) return document
  throw new UnreadableFile(1, {
    en: `The root element is ${truncate(root, 40)}; a fleet snapshot has the root element Fleet.`,
    es: `El elemento raíz es ${truncate(root, 40)}; el de un documento de flota es Fleet.`,
  })
}

/** JSON documents often omit the root element. */
function fleetOf(document: Tree): Tree {
  const [only, other] = listOf(document)
  const fleet = child(only, 'Fleet') ?? only
  if (other === undefined && child(fleet, 'Equipment') !== undefined) return fleet
  if (child(only, 'EquipmentHeader') !== undefined) return { Equipment: document }
  throw new UnreadableFile(1, noEquipment)
}

function readJson(text: string): Tree {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    const [, place] = message.match(/at position (\d+)/) ?? []
    const end = message.includes('end of JSON') ? text.length : 0
    throw new UnreadableFile(lineNumberAt(text, Number(place ?? end)), neitherXmlNorJson)
  }
}

const notUtf8: Text = { en: 'The document is not UTF-8 text.', es: 'El documento no es texto UTF-8.' }
const emptyDocument: Text = { en: 'The document is empty.', es: 'El documento está vacío.' }
const noMachine: Text = {
  en: 'There is no machine (Equipment) in the document.',
  es: 'No hay ninguna máquina (Equipment) en el documento.',
}
const noEquipment: Text = {
  en: 'The JSON has no Equipment; a fleet snapshot lists its machines there.',
  es: 'El JSON no tiene Equipment, donde un documento de flota enumera sus máquinas.',
}
const neitherXmlNorJson: Text = {
  en: 'The document is neither XML nor complete JSON.',
  es: 'El documento no es ni XML ni JSON completo.',
}
