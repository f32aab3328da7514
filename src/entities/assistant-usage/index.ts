export type { AssistantUsage } from './assistant-usage'
export { assistantUsageQueries } from './assistant-usage.queries'
