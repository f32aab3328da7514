import type { Text } from '../domain/text'

export const damaged: Text = {
  en: 'The workbook is damaged. Open it in your spreadsheet program, and save it again as XLSX.',
  es: 'El libro está dañado. Ábralo en su programa de hojas de cálculo y guárdelo de nuevo como XLSX.',
}

export const tooLarge: Text = {
  en: 'The workbook contains too much. Save only the sheet with the table, as XLSX or CSV.',
  es: 'El libro contiene demasiado. Guarde solo la hoja con la tabla, como XLSX o CSV.',
}

export const noWorkbook: Text = {
  en: 'This is an archive, but not a workbook. Save the table as XLSX or CSV.',
  es: 'Es un archivo comprimido, pero no un libro. Guarde la tabla como XLSX o CSV.',
}

export const olderFormat: Text = {
  en: 'This is an older Excel file, or one with a password. Save the table as XLSX without a password, or as CSV.',
  es: 'Es un archivo de Excel antiguo o con contraseña. Guarde la tabla como XLSX sin contraseña o como CSV.',
}
