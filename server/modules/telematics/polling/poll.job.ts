import type { JobHandlers } from '../../../infrastructure/jobs/worker'
import { requestDuePolls } from './poll.repository'
import { type PollTools, pollSource } from './poll-source'

/** Intervals of endpoints are in minutes. */
export const everyMinute = '* * * * * poll-telematics ?jobKey=poll-telematics&max=3'

export const pollJobs = (tools: PollTools) =>
  ({
    'poll-telematics': () => requestDuePolls(tools.db),
    'poll-telematics-source': ({ source_id: sourceId }, { signal }) => pollSource(tools, { sourceId, signal }),
  }) satisfies Pick<JobHandlers, 'poll-telematics' | 'poll-telematics-source'>
