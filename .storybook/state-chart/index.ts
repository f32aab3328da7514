export { StateChart } from './state-chart'
