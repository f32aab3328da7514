export { fitsItsView } from './fits-its-view'
export { StateChart } from './state-chart'
