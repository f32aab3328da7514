import type { TelematicsReport as Report, TelematicsSource } from '@/entities/telematics-source'
import { useText } from '@/shared/lib/i18n'
import { ImportReport, type ReportRow } from '../import/import-report'
import { instanceListText } from '../text'

/** "Unknown machines reported, never guessed": how many were taken, and why each of the others was not. */
export function TelematicsReport({ report }: { report: Report }) {
  const t = useText(instanceListText)
  const { refused, unknown, ...taken } = report
  const rows: ReportRow[] = [
    ...refused.map((row) => ({ ...row, status: 'failed' as const, fate: t('refused') })),
    ...unknown.map(({ name, ...row }) => ({
      ...row,
      status: 'attention' as const,
      fate: t('unknown'),
      reason: name ? t('notKnownNamed', { name }) : t('notKnown'),
    })),
  ]
  return (
    <ImportReport label={t('notUpdated')} rows={rows}>
      <OutcomeCounts outcome={{ ...taken, refused: refused.length, unknown: unknown.length }} />
    </ImportReport>
  )
}

type Counts = Pick<NonNullable<TelematicsSource['last_outcome']>, 'applied' | 'unchanged' | 'refused' | 'unknown'>

/** What came of the machines of a document, in figures. */
export function OutcomeCounts({ outcome: { applied, unchanged, refused, unknown } }: { outcome: Counts }) {
  return useText(instanceListText)('telematicsCounts', { applied, unchanged, refused, unknown })
}
