import type { Caller } from '../../../access/caller'
import { localeOf, type Region } from '../../../domain/locale'
import type { Language } from '../../../domain/text'
import { dayAt, type TimeZone } from '../../../domain/time-zone'
import type { Asker, RecordTool } from '../../../record-tools/record-tool'
import type { NamePorts } from './knowledge'

export interface RecordPorts extends NamePorts {
  tools: readonly RecordTool[]
  /** In which a caller means days. */
  timeZoneOf(caller: Caller): Promise<TimeZone>
}

export interface Reader {
  caller: Caller
  language: Language
  /** Where the asker is, by which figures and days are written. */
  region: Region
}

export async function askerOf({ timeZoneOf }: Pick<RecordPorts, 'timeZoneOf'>, reader: Reader): Promise<Asker> {
  const timeZone = await timeZoneOf(reader.caller)
  return {
    ...{ caller: reader.caller, locale: localeOf(reader.language, reader.region) },
    ...{ timeZone, today: dayAt(timeZone, new Date()) },
  }
}
