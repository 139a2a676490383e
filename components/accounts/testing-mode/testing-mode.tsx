/** Where testing mode is allowed, every page carries its shortcut's script and the form that both send. */
export function TestingMode({ formId, script }: { formId: string; script: string }) {
  return (
    <>
      <form id={formId} method="post" action="/testing-mode" hidden />
      <script>{script}</script>
    </>
  );
}
