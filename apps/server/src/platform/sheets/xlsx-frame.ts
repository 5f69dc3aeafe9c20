const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Every part of a workbook but its sheets: which parts there are, how they hang together, how cells look. */
export function writeXlsxFrame(sheetNames: readonly string[]): Record<string, string> {
  const sheets = sheetNames.map((name, place) => ({ name: nameSheet(name), id: place + 1 }));
  const ofSheets = (write: (sheet: { name: string; id: number }) => string) => sheets.map(write).join('');
  return {
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${ofSheets(
      ({ id }) =>
        `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${sheetType}.worksheet+xml"/>`,
    )}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${ofSheets(
      ({ name, id }) => `<sheet name="${name}" sheetId="${id}" r:id="rId${id}"/>`,
    )}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packages}/relationships">${ofSheets(
      ({ id }) =>
        `<Relationship Id="rId${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
    )}<Relationship Id="rId${sheets.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': writeStyles(),
  };
}

/** Excel refuses a longer name, and some characters in it. */
function nameSheet(name: string): string {
  const plain = name.replace(/[[\]:*?/\\'&<>"\p{Cc}]/gu, ' ').trim();
  return plain.slice(0, 31) || '1';
}

/** In the order of `styles` in `write-xlsx.ts`: text, head, count, amount, per cent. */
function writeStyles(): string {
  const cell = (format: number, font = 0) =>
    `<xf numFmtId="${format}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`;
  return `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${cell(0)}${cell(0, 1)}${cell(3)}${cell(4)}${cell(10)}</cellXfs></styleSheet>`;
}
