import type { ModelUsageRepository } from './model-usage.repository'
import { firstDay, monthOf } from './month'

/** The present month and those before it: each month can be compared with the same one of the two years before. */
const STORED_MONTHS = 25

/** Runs early each morning (UTC); if the server was down, it catches up once. */
export const deleteOldUsageCrontab = '55 0 * * * delete-model-usage ?fill=1d&jobKey=delete-model-usage'

/** Deletes the days of months that are no longer stored. */
export const deleteOldUsageJob = (usage: ModelUsageRepository) => async (): Promise<void> => {
  await usage.deleteBefore(firstDay(monthOf(new Date()), 1 - STORED_MONTHS))
}
