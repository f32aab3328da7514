/** The files that the server reads as tables, for `accept`. */
export const tableFiles = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
