export { OperationsAssistantPage } from './operations-assistant-page'
