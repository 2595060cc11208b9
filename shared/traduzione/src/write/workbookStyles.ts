import { SPREADSHEET_NAMESPACE, XML_HEAD, xmlText } from './xmlText.ts';

/** Places in the styles below; behind them stand the formats of numbers. */
export const [TEXT_STYLE, HEADER_STYLE, WRAPPED_STYLE] = [1, 2, 3];

/** The number from which a file may name formats of its own. */
const FIRST_NUMBER_FORMAT = 164;

const styleAttributes = (quoted: string) => `numFmtId="49" applyNumberFormat="1"${quoted}`;

/** The styles of a file, with those of its formats of numbers behind the others. */
export const workbookStyles = (formats: readonly string[]): string =>
  `${XML_HEAD}<styleSheet xmlns="${SPREADSHEET_NAMESPACE}"><numFmts count="${formats.length}">${formats.map((format, place) => `<numFmt numFmtId="${FIRST_NUMBER_FORMAT + place}" formatCode="${xmlText(format)}"/>`).join('')}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${4 + formats.length}"><xf xfId="0"/><xf xfId="0" ${styleAttributes('')}/><xf xfId="0" fontId="1" ${styleAttributes(' applyFont="1"')}/><xf xfId="0" ${styleAttributes(' applyAlignment="1"')}><alignment vertical="top" wrapText="1"/></xf>${formats.map((_, place) => `<xf xfId="0" numFmtId="${FIRST_NUMBER_FORMAT + place}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`.replace(
    '<numFmts count="0"></numFmts>',
    '',
  );
