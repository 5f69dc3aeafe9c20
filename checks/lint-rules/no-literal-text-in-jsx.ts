import type { AnyNode, Rule, RuleContext } from './rule.ts';

const readByPeople =
  /^(label|title|placeholder|alt|description|caption|heading|hint|message|summary|subtitle|tooltip|aria-(label|description|roledescription|valuetext|placeholder))$|(Label|Title|Placeholder|Description|Message|Hint|Text)$/;

const hasWords = (text: string) => /\p{L}/u.test(text);

/** Sentences live in packages/i18n/messages; a component only names their keys. */
export const noLiteralTextInJsx: Rule = {
  create(context) {
    return {
      JSXText(node) {
        if (hasWords(node.value)) report(context, node, node.value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute') return;
        reportLiterals(context, node.expression);
      },
      JSXAttribute(node) {
        if (node.name.type !== 'JSXIdentifier' || !readByPeople.test(node.name.name)) return;
        if (node.value?.type === 'JSXExpressionContainer') reportLiterals(context, node.value.expression);
        else if (node.value !== null) reportLiterals(context, node.value);
      },
    };
  },
};

function reportLiterals(context: RuleContext, node: AnyNode): void {
  if (node.type === 'Literal') {
    if (typeof node.value === 'string' && hasWords(node.value)) report(context, node, node.value);
  } else if (node.type === 'TemplateLiteral') {
    const text = node.quasis.map((part) => part.value.raw).join('…');
    if (hasWords(text)) report(context, node, text);
  } else if (node.type === 'ConditionalExpression') {
    reportLiterals(context, node.consequent);
    reportLiterals(context, node.alternate);
  } else if (node.type === 'LogicalExpression') {
    reportLiterals(context, node.left);
    reportLiterals(context, node.right);
  } else if (node.type === 'BinaryExpression' && node.operator === '+') {
    reportLiterals(context, node.left);
    reportLiterals(context, node.right);
  }
}

function report(context: RuleContext, node: AnyNode, text: string): void {
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, 40);
  context.report({
    node,
    message: `"${shown}" stands in the code. Put it into packages/i18n/messages in all five languages and show it with t('…').`,
  });
}
