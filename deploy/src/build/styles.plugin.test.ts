import { minifyStyles } from './styles.plugin';

it('takes comments and layout away and leaves the rules as they are', () => {
  const css = `/* why */
    a:hover > b,
    i {
      margin: 0 -8px;
      width: calc(50% - 16px);
      font-family: 'Segoe UI', sans-serif;
    }
    @media (max-width: 599.95px) { a { color: red; } }`;
  expect(minifyStyles(css)).toBe(
    "a:hover>b,i{margin:0 -8px;width:calc(50% - 16px);font-family:'Segoe UI',sans-serif}@media (max-width:599.95px){a{color:red}}",
  );
});
