import type { WorkbookProperties } from './WorkbookProperties.ts';
import type { WorkbookSheet } from './WorkbookSheet.ts';
import { SPREADSHEET_NAMESPACE, XML_HEAD, xmlText } from './xmlText.ts';

const OFFICE_RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const PACKAGE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006';

const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The name of a sheet within an address of cells: 'Chi è'!$1:$1 */
const sheetAddress = (name: string): string => xmlText(`'${name.replaceAll("'", "''")}'`);

/** The files of a workbook beside its sheets. */
export function workbookFrame(
  sheets: readonly WorkbookSheet[],
  { title, language, creator }: WorkbookProperties,
  styles: string,
): Record<string, string> {
  const numbers = sheets.map((_, place) => place + 1);
  const relation = (id: number, type: string, target: string) => `<Relationship Id="rId${id}" Type="${type}" Target="${target}"/>`;
  const relations = (content: string) => `${XML_HEAD}<Relationships xmlns="${PACKAGE_NAMESPACE}/relationships">${content}</Relationships>`;
  const part = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}+xml"/>`;
  const titles = sheets.map(
    ({ name }, place) => `<definedName name="_xlnm.Print_Titles" localSheetId="${place}">${sheetAddress(name)}!$1:$1</definedName>`,
  );
  const property = (name: string, value: string | undefined) => (value ? `<${name}>${xmlText(value)}</${name}>` : '');
  return {
    '[Content_Types].xml': `${XML_HEAD}<Types xmlns="${PACKAGE_NAMESPACE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('xl/workbook.xml', `${SPREADSHEET_TYPE}.sheet.main`)}${part('xl/styles.xml', `${SPREADSHEET_TYPE}.styles`)}${part('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties')}${numbers.map((number) => part(`xl/worksheets/sheet${number}.xml`, `${SPREADSHEET_TYPE}.worksheet`)).join('')}</Types>`,
    '_rels/.rels': relations(
      relation(1, `${OFFICE_RELATIONS}/officeDocument`, 'xl/workbook.xml') +
        relation(2, `${PACKAGE_NAMESPACE}/relationships/metadata/core-properties`, 'docProps/core.xml'),
    ),
    'docProps/core.xml': `${XML_HEAD}<cp:coreProperties xmlns:cp="${PACKAGE_NAMESPACE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${property('dc:title', title)}${property('dc:creator', creator)}${property('cp:lastModifiedBy', creator)}${property('dc:language', language)}</cp:coreProperties>`,
    'xl/workbook.xml': `${XML_HEAD}<workbook xmlns="${SPREADSHEET_NAMESPACE}" xmlns:r="${OFFICE_RELATIONS}"><sheets>${sheets.map(({ name }, place) => `<sheet name="${xmlText(name)}" sheetId="${place + 1}" r:id="rId${place + 1}"/>`).join('')}</sheets><definedNames>${titles.join('')}</definedNames></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      `${numbers.map((number) => relation(number, `${OFFICE_RELATIONS}/worksheet`, `worksheets/sheet${number}.xml`)).join('')}${relation(sheets.length + 1, `${OFFICE_RELATIONS}/styles`, 'styles.xml')}`,
    ),
    'xl/styles.xml': styles,
  };
}
