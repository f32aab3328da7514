export { assistantPaths, rememberAssistant, selectedAssistant } from './selected-assistant'
