import { Gauge } from 'lucide-react'
import { type MachineInstance, machineInstanceText, type Reading, type TaskState } from '@/entities/machine-instance'
import { useDateTime } from '@/shared/lib/date-time'
import { dateTimeFormat } from '@/shared/lib/formats'
import { useLocale, useText } from '@/shared/lib/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { LineChart } from '@/shared/ui/line-chart'
import { instanceDetailsText } from '../text'
import { dueMarks, hoursPoints } from './hours-points'

type HoursChartProps = {
  instance: MachineInstance
  readings: readonly Reading[]
  /** None until they are there; the marks then join the line. */
  tasks: readonly TaskState[]
}

/** "Hours over time with due marks per machine" */
export function HoursChart({ instance: { unit, hours }, readings, tasks }: HoursChartProps) {
  const t = useText(instanceDetailsText)
  const words = useText(machineInstanceText)
  const moment = useDateTime()
  const locale = useLocale()
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short' })
  const { points, changes } = hoursPoints(readings, { moment, newMeter: t('replacement') })
  if (points.length === 0) {
    return (
      <EmptyState title={t('hoursEmptyTitle')} icon={Gauge}>
        {t('hoursEmpty')}
      </EmptyState>
    )
  }
  return (
    <LineChart
      title={t('hours')}
      name={words(unit)}
      points={points}
      marks={dueMarks(tasks, hours ?? 0)}
      changes={changes}
      tickOf={(at) => day.format(at)}
    />
  )
}
