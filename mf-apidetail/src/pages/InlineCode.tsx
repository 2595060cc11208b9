/** A text in which backticks enclose names, as the definitions write them. */
export const InlineCode = ({ text }: { readonly text: string }) =>
  text.split('`').map((part, index) =>
    // every second part stood between two backticks
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
