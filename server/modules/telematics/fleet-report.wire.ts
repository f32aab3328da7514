import type { components } from '#contract/platform'
import type { Language } from '../../domain/text'
import type { FleetReport } from './fleet-report'

export const reportToWire = (report: FleetReport, language: Language): components['schemas']['TelematicsReport'] => ({
  ...report,
  refused: report.refused.map(({ reason, ...machine }) => ({ ...machine, reason: reason[language] })),
})
